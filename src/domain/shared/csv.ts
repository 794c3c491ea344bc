/** Begins a file, so that Excel reads it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a cell holds. */
export type Cell = string | number | boolean | null;

/**
 * One line of a CSV file with its end (RFC 4180), safe to open in a spreadsheet.
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

/** What spreadsheets take for the beginning of a formula; wide, small and raised forms are read as the plain ones. */
const FORMULA_SIGN = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻−';
/** Characters that nobody sees: blanks, controls, and those of no width. */
const UNSEEN = '\\s\\p{Cc}\\p{Cf}';
const FORMULA_START = new RegExp(`^(?:[${UNSEEN}]*[${FORMULA_SIGN}]|[\\t\\n\\p{Cf}])`, 'u');
/** Where a spreadsheet is set to another separator than a comma, a cell of its own begins behind that. */
const FORMULA_BEHIND_SEPARATOR = new RegExp(`([;|\\t])(?=[${UNSEEN}"]*[${FORMULA_SIGN}])`, 'gu');

/**
 * A text that no spreadsheet runs: what a stranger typed into a form must not become a formula on the admin's computer.
 * An apostrophe before it is how spreadsheets themselves say "this is text".
 */
function defused(text: string): string {
  const parts = text.replaceAll(FORMULA_BEHIND_SEPARATOR, "$1'");
  return FORMULA_START.test(text) ? `'${parts}` : parts;
}
