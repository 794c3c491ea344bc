/** At the beginning of a file, makes Excel read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export type Cell = string | number | boolean | null;

/**
 * A line of a CSV file including its line break (RFC 4180), safe to open in a spreadsheet.
 *
 * @example csvLine(['Ana "Annie" Cruz', 'a,b', 3]) // => '"Ana ""Annie"" Cruz","a,b",3\r\n'
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return String(cell);
  const text = defused(cell.replaceAll(/\r\n?/gu, '\n'));
  return /[",;|\t\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Characters that start a formula in spreadsheets, including their full-width, small and superscript variants. */
const FORMULA_SIGN = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻−';
/** Invisible characters: spaces, control and zero-width characters. */
const UNSEEN = '\\s\\p{Cc}\\p{Cf}';
const FORMULA_START = new RegExp(`^(?:[${UNSEEN}]*[${FORMULA_SIGN}]|[\\t\\n\\p{Cf}])`, 'u');
/** A spreadsheet configured for another separator than the comma starts a new cell after it. */
const FORMULA_BEHIND_SEPARATOR = new RegExp(`([;|\\t])(?=[${UNSEEN}"]*[${FORMULA_SIGN}])`, 'gu');

/**
 * Prevents CSV injection: a text from a form must not become a formula on the admin's computer. A leading apostrophe is
 * how spreadsheets mark a cell as text.
 */
function defused(text: string): string {
  const parts = text.replaceAll(FORMULA_BEHIND_SEPARATOR, "$1'");
  return FORMULA_START.test(text) ? `'${parts}` : parts;
}
