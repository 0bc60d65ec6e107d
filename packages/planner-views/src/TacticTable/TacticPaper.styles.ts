import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Landscape pages with a name, so that the rest of the document keeps its orientation. */
export const PaperRoot = styled.div`
  page: throughline-table;
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: 8px;
  line-height: 11px;
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;

  @media screen {
    display: none;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  tr {
    break-inside: avoid;
    border-block-end: 1px solid ${token('color-line')};
  }

  th,
  td {
    padding: 2px 3px;
    text-align: end;
    vertical-align: top;
    font-weight: ${token('weight-regular')};
    overflow-wrap: anywhere;
  }

  thead th {
    font-weight: ${token('weight-semibold')};
    overflow-wrap: normal;
  }

  [data-align='start'],
  [data-part='heading'] {
    text-align: start;
  }

  th[data-part='heading'] {
    padding-block-end: 4px;
    font-size: 12px;
    line-height: 16px;

    > span {
      display: block;
      font-size: 9px;
      font-weight: ${token('weight-regular')};
      line-height: 12px;
    }
  }

  tr svg {
    inline-size: 9px;
    block-size: 9px;
  }

  tr [data-part='tag'] {
    margin-inline-end: 2px;
    padding: 0 3px;
    font-size: inherit;
    line-height: inherit;
  }

  tr:is([data-kind='group'], [data-kind='total']) > * {
    background: ${token('color-sunken')};
    font-weight: ${token('weight-semibold')};
  }

  @page throughline-table {
    size: landscape;
    margin: 10mm;
  }
`
