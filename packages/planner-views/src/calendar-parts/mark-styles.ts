import { token } from '@throughline/ui/theme'

/** Styles of the mark of a channel: equally wide for every channel, so that the titles line up. */
export const markStyles = `
  [data-part='channel-mark'] {
    display: inline-block;
    flex: none;
    min-inline-size: 16px;
    margin-inline-end: 3px;
    color: ${token('color-bar-ink-muted')};
    font-size: 10px;
    font-weight: ${token('weight-medium')};
    font-variant-numeric: tabular-nums;
    line-height: inherit;
    text-align: start;
  }

  [data-part='channel-mark']::before {
    content: attr(data-mark);
  }

  @media (forced-colors: active) {
    [data-part='channel-mark'] {
      color: inherit;
    }
  }
`
