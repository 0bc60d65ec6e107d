import { styled } from 'styled-components'

import { token } from '../../theme/token'

/* These are the class names of react-day-picker. */
export const CalendarRoot = styled.div`
  .rdp-root {
    --rdp-size: 32px;

    position: relative;
    font-variant-numeric: tabular-nums;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: 32px;
    padding-inline-start: 4px;
    font-weight: ${token('weight-semibold')};
  }

  .rdp-dropdowns {
    display: flex;
    gap: 2px;
  }

  .rdp-dropdown_root {
    position: relative;
    border-radius: ${token('radius-bar')};
  }

  .rdp-dropdown_root:hover {
    background: ${token('color-hover')};
  }

  .rdp-dropdown_root:focus-within {
    outline: ${token('ring-width')} solid ${token('color-focus')};
  }

  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 0;
    appearance: none;
    background: ${token('color-surface')};
    color: ${token('color-ink')};
    cursor: pointer;
    opacity: 0;
  }

  .rdp-dropdown_root .rdp-caption_label {
    display: flex;
    align-items: center;
    gap: 2px;
    height: 24px;
    padding-inline: 4px 2px;
  }

  .rdp-chevron {
    color: ${token('color-ink-faint')};
  }

  .rdp-nav {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 0;
    display: flex;
    gap: 2px;
  }

  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: ${token('color-ink-muted')};
    cursor: pointer;
  }

  .rdp-button_previous:hover,
  .rdp-button_next:hover {
    background: ${token('color-hover')};
    color: ${token('color-ink')};
  }

  .rdp-button_previous[aria-disabled='true'],
  .rdp-button_next[aria-disabled='true'] {
    background: none;
    opacity: 0.4;
    cursor: default;
  }

  .rdp-root[dir='rtl'] .rdp-nav .rdp-chevron {
    transform: scaleX(-1);
  }

  .rdp-month_grid {
    border-collapse: collapse;
    margin-block-start: ${token('space-1')};
  }

  .rdp-weekday {
    width: var(--rdp-size);
    height: 24px;
    padding: 0;
    color: ${token('color-ink-faint')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-regular')};
    text-align: center;
  }

  .rdp-day {
    width: var(--rdp-size);
    height: var(--rdp-size);
    padding: 1px;
  }

  .rdp-day_button {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${token('radius-control')};
    background: none;
    color: ${token('color-ink')};
    cursor: pointer;
  }

  .rdp-day_button:hover {
    background: ${token('color-pressed')};
  }

  .rdp-day_button:focus-visible {
    outline-offset: 0;
  }

  .rdp-outside .rdp-day_button {
    color: ${token('color-ink-faint')};
  }

  .rdp-today .rdp-day_button {
    border-color: ${token('color-today')};
    font-weight: ${token('weight-semibold')};
  }

  .rdp-selected .rdp-day_button {
    border-color: transparent;
    background: ${token('color-selection')};
    color: ${token('color-on-selection')};
    font-weight: ${token('weight-semibold')};
  }

  /* A range: its ends are filled, the days between have a lighter background. */
  .rdp-months {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-5')};
  }

  .rdp-band,
  .rdp-band-start,
  .rdp-band-end {
    background: ${token('color-selection-soft')};
    background-clip: content-box;
  }

  .rdp-band {
    padding-inline: 0;
  }

  .rdp-band-start,
  .rdp-band-end {
    background: none;
  }

  .rdp-band-start .rdp-day_button,
  .rdp-band-end .rdp-day_button {
    border-color: transparent;
    background: ${token('color-selection')};
    color: ${token('color-on-selection')};
    font-weight: ${token('weight-semibold')};
  }

  .rdp-hidden {
    visibility: hidden;
  }

  .rdp-disabled .rdp-day_button {
    background: none;
    color: ${token('color-ink-faint')};
    opacity: 0.5;
    cursor: default;
  }

  @media (forced-colors: active) {
    /* With forced colours, borders that are otherwise transparent would frame every day. */
    .rdp-day_button {
      border-color: Canvas;
    }

    .rdp-today .rdp-day_button {
      border: 2px solid CanvasText;
    }

    .rdp-selected .rdp-day_button,
    .rdp-band-start .rdp-day_button,
    .rdp-band-end .rdp-day_button {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    /* With forced colours the days between the ends have lines above and below, because
       a fill would hide the ends. */
    .rdp-band:not(.rdp-today) .rdp-day_button {
      width: 100%;
      border-block: 2px solid Highlight;
      border-radius: 0;
    }
  }
`

export const CalendarFooter = styled.div`
  display: flex;
  justify-content: center;
  margin-block: ${token('space-2')} -4px;
`
