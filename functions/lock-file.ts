/**
 * The lock file that the functions are uploaded with (docs/adr/0004). The functions are a workspace of this project,
 * whose one lock file lies outside the folder that is uploaded; without one of its own, Cloud Build installs whatever
 * is newest.
 */

/** A package in a lock file of npm, as far as it matters here. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [member: string]: unknown;
}

/** A lock file of npm 7 or newer: packages by their folder, the project itself under the empty name. */
export interface LockFile {
  readonly name: string;
  readonly version: string;
  readonly lockfileVersion: number;
  /** True in every lock file of npm. */
  readonly requires?: boolean;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Flags that explain a package's place in this project; they mean nothing in a project that needs all packages. */
const PLACE_IN_THIS_PROJECT = ['dev', 'devOptional', 'peer', 'optional', 'extraneous'];

/** A package to place: who asks for it, in both trees. */
interface Wanted {
  readonly from: string;
  readonly copiedFrom: string;
  readonly name: string;
  readonly isOptional: boolean;
}

/**
 * The packages that a workspace's code gets in this project, as a lock file of the workspace alone: each package finds
 * the same version of what it needs as it finds here.
 *
 * @param workspace its folder, `functions`
 * @throws {RangeError} when the lock file lacks a package that is needed
 */
export function lockOfWorkspace(lock: LockFile, workspace: string): LockFile {
  const root = lock.packages[workspace];
  if (root === undefined) throw new RangeError(`package-lock.json has no workspace ${workspace}.`);
  /** Where each package of the copy comes from. */
  const origins = new Map([['', workspace]]);
  const queue = needsOf(root, '', workspace);
  for (const { from, copiedFrom, name, isOptional } of queue) {
    const origin = folderOf(name, copiedFrom, (folder) => folder in lock.packages);
    if (origin === undefined) {
      if (isOptional) continue;
      throw new RangeError(`package-lock.json lacks ${name}, which ${copiedFrom} needs.`);
    }
    const found = folderOf(name, from, (folder) => origins.has(folder));
    if (found !== undefined && origins.get(found) === origin) continue;
    const place = found === undefined ? inside('', name) : inside(from, name);
    origins.set(place, origin);
    queue.push(...needsOf(lock.packages[origin] ?? {}, place, origin));
  }
  const copies = [...origins]
    .filter(([place]) => place !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, origin]) => [place, withoutPlace(lock.packages[origin] ?? {})] as const);
  const { name, version } = root as { readonly name: string; readonly version: string };
  return {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': root, ...Object.fromEntries(copies) },
  };
}

function needsOf(
  { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage,
  from: string,
  copiedFrom: string,
): Wanted[] {
  const wanted = (names: readonly string[], isOptional: boolean) =>
    names.map((name) => ({ from, copiedFrom, name, isOptional }));
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...wanted(Object.keys(dependencies ?? {}), false),
    ...wanted(Object.keys(optionalDependencies ?? {}), true),
    ...wanted(
      peers.filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
      false,
    ),
  ];
}

const inside = (folder: string, name: string) =>
  folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;

/** The folder in which Node finds a package: the nearest `node_modules` on the way up that has it. */
export function folderOf(
  name: string,
  from: string,
  exists: (folder: string) => boolean,
): string | undefined {
  for (let folder = from; ;) {
    const candidate = inside(folder, name);
    if (exists(candidate)) return candidate;
    if (folder === '') return undefined;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent === -1 ? '' : folder.slice(0, parent);
  }
}

function withoutPlace(locked: LockedPackage): LockedPackage {
  return Object.fromEntries(
    Object.entries(locked).filter(([member]) => !PLACE_IN_THIS_PROJECT.includes(member)),
  );
}
