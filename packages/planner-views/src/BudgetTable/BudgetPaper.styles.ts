import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Landscape pages with a name, so that the rest of the document keeps its orientation. */
export const PaperRoot = styled.div`
  page: throughline-budget;
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: 9px;
  line-height: 14px;
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;

  @media screen {
    display: none;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  table + table {
    break-before: page;
  }

  tr {
    break-inside: avoid;
    border-block-end: 1px solid ${token('color-line-strong')};
  }

  th,
  td {
    padding: 2px 4px;
    text-align: end;
    font-weight: ${token('weight-regular')};
    white-space: nowrap;
  }

  th:is([rowspan], [scope='row'], [data-part='heading']) {
    text-align: start;
  }

  th[data-edge] {
    text-align: center;
    font-weight: ${token('weight-semibold')};
  }

  th[data-part='heading'] {
    font-size: 12px;
    font-weight: ${token('weight-semibold')};
  }

  tr:is([data-kind='channel'], [data-kind='other'], [data-kind='total']) > * {
    background: ${token('color-sunken')};
    font-weight: ${token('weight-semibold')};
  }

  tr[data-kind='type'] > th {
    padding-inline-start: 16px;
  }

  [data-sign='negative'] {
    color: ${token('color-danger-text')};
    font-weight: ${token('weight-semibold')};
  }

  @page throughline-budget {
    size: landscape;
    margin: 10mm;
  }
`
