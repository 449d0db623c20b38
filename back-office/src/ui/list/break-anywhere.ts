/**
 * Cells whose long words, such as an address, may break anywhere; the heading of their column does not. On a narrow
 * screen, where the table scrolls, the column stays wide enough for ordinary words.
 */
export const breakAnywhere = {
  '&.MuiTableCell-body': { overflowWrap: 'anywhere', minWidth: { xs: 200, md: 'auto' } },
}
