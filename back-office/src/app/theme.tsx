import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { ListPagination } from '../ui/list/counted-pagination.tsx'

/** Large enough to tap on a tablet; without web fonts. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: '#22345c' },
    secondary: { main: '#22345c' },
    // The default red is too light on the grey of a field that has the focus.
    error: { main: '#c62828' },
  },
  // Wide enough for the longest entry of the menu.
  sidebar: { ...defaultLightTheme.sidebar, width: 270 },
  typography: { fontFamily: 'system-ui, sans-serif' },
  components: {
    ...defaultLightTheme.components,
    // The export of a list has the technical names of fields and codes.
    RaList: { defaultProps: { exporter: false, perPage: 25, pagination: <ListPagination /> } },
    // What gets the focus is not below the bar at the top, nor on a phone below the bar that saves (WCAG 2.4.11).
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingTop: 64, '@media (max-width: 599.95px)': { scrollPaddingBottom: 80 } },
      },
    },
    // The digits of a column of amounts are below each other.
    MuiTableCell: { styleOverrides: { alignRight: { fontVariantNumeric: 'tabular-nums' } } },
    // A screen reader needs a name for each progress bar, also for those of the library.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Bezig met laden' } },
    MuiLinearProgress: { defaultProps: { 'aria-label': 'Bezig met laden' } },
    // At the bottom of a phone they would cover the button that saves.
    MuiSnackbar: {
      styleOverrides: { root: { '@media (max-width: 599.95px)': { top: 56, bottom: 'auto' } } },
    },
  },
}
