import * as module from './Icon.tsx';

const { Icon: _, ...ICONS } = module;
type IconConstant = keyof typeof ICONS;

/** Lower case, with hyphens for underscores. */
type Hyphenated<Constant extends string> = Constant extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}-${Hyphenated<Rest>}`
  : Lowercase<Constant>;

/** The name of an icon in a page: `'arrow-right'` for `ARROW_RIGHT`. */
export type IconName = Hyphenated<IconConstant>;

/** The path of an icon by its name. Only for pages rendered at build time: an island would load all icons. */
export function iconPath(name: IconName): module.IconPath {
  return ICONS[name.toUpperCase().replaceAll('-', '_') as IconConstant];
}
