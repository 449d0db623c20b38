import { defaultLightTheme, type RaThemeOptions } from 'react-admin'

/** Large enough to tap on a tablet; without web fonts. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: { mode: 'light', primary: { main: '#22345c' }, secondary: { main: '#22345c' } },
  typography: { fontFamily: 'system-ui, sans-serif' },
}
