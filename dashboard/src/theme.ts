/** The theme: a petrol accent on cool greys, dense enough for tables, readable (WCAG AA) in light and dark. */
import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { palette } from './palette.ts';

const sans =
  'Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif';
const mono = 'ui-monospace, "SF Mono", "Cascadia Code", "Roboto Mono", "Liberation Mono", monospace';

const dialog = { title: { fontSize: '1.125rem', fontWeight: 650, overflowWrap: 'anywhere' } };

export const theme = createTheme({
  colors: palette,
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  black: '#19242e',
  autoContrast: true,
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  fontFamily: sans,
  fontFamilyMonospace: mono,
  headings: {
    fontFamily: sans,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(25 36 46 / 8%)',
    sm: '0 1px 3px rgb(25 36 46 / 10%), 0 1px 2px rgb(25 36 46 / 6%)',
    md: '0 4px 12px rgb(25 36 46 / 10%)',
  },
  components: {
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 },
      // A label is short, and useless when truncated.
      styles: { root: { flexShrink: 0, minWidth: 'max-content' } },
    },
    Paper: { defaultProps: { withBorder: true, radius: 'lg' } },
    Modal: { defaultProps: { radius: 'lg', closeButtonProps: { 'aria-label': 'Close' } }, styles: dialog },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } }, styles: dialog },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } },
    // The placeholder would be a child that the ARIA role menu does not allow.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Placeholders stay grey in invalid fields, because in red they would look like input.
    Input: { styles: { input: { '--input-placeholder-color': 'var(--mantine-color-placeholder)' } } },
    // On a phone a title reaches its chevron.
    Accordion: { styles: { label: { paddingInlineEnd: 'var(--mantine-spacing-xs)' } } },
    Alert: { defaultProps: { radius: 'md' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: true } } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
});

/** Overrides greys and reds of the library that are too faint to read (below 4.5 to 1), and sets the surfaces. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-success': 'var(--mantine-color-green-7)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-4)',
    '--page-canvas': 'var(--mantine-color-gray-0)',
    '--page-line': 'var(--mantine-color-gray-3)',
  },
  dark: {
    ...Object.fromEntries(Object.keys(colors).flatMap(tintInDark)),
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-3)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
    '--page-canvas': 'var(--mantine-color-dark-8)',
    '--page-line': 'var(--mantine-color-dark-5)',
  },
});

/** A tint of `color` that is visible on dark surfaces; the library's own is darker than them. */
function tintInDark(color: string): [string, string][] {
  const [tint, hover] = color === 'gray' || color === 'dark' ? ['dark-5', 'dark-4'] : [`${color}-9`, `${color}-8`];
  return [
    [`--mantine-color-${color}-light`, `var(--mantine-color-${tint})`],
    [`--mantine-color-${color}-light-hover`, `var(--mantine-color-${hover})`],
  ];
}
