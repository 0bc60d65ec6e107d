import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The content of the card of a summary. */
export const SummaryRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  inline-size: 268px;
  font-size: ${token('text-dense')};

  [data-part='title'] {
    display: flex;
    align-items: baseline;
    gap: ${token('space-2')};
    margin: 0;
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
    overflow-wrap: anywhere;
  }

  [data-part='swatch'] {
    flex: none;
    align-self: center;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 2px;
    background: var(--tl-bar-color);
    forced-color-adjust: none;
  }

  [data-part='rows'] {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 3px ${token('space-3')};
    margin: 0;
  }

  dt {
    color: ${token('color-ink-muted')};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  [data-part='notes'] {
    max-block-size: 160px;
    overflow: auto;
    font-size: inherit;
  }

  [data-part='failed'] {
    color: ${token('color-danger-text')};
  }
`
