/**
 * Options of csv-parse for a file that someone uploads: no line after the first one too many is parsed, and no cell after
 * `mostCells` of a line is kept, so that a file of separators takes no more memory than one of texts.
 */
export const csvLimits = (mostLines: number, mostCells: number) => ({
  // The header, and one line too many, which the caller refuses.
  to: mostLines + 2,
  on_record: (cells: string[]): string[] => cells.slice(0, mostCells),
})
