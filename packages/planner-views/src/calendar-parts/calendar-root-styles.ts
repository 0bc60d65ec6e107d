import { token } from '@throughline/ui/theme'

/** The root element of a calendar: as high as its parent, whose height has to be definite. */
export const calendarRootStyles = `
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-dense')};
`
