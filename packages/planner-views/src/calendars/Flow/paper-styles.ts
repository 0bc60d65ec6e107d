import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { PAPER_HEADING_PIXELS, paperHeadingStyles } from '../../calendar-parts'
import { FlowRoot } from './FlowCalendar.styles'
import { PAPER_FOOT_PIXELS, PAPER_HEIGHT_PIXELS, PAPER_NAMES_PIXELS } from './paper-sizes'

/**
 * The flow on landscape pages. The page has a name, so that the rest of the document keeps its
 * orientation. No part is sticky, because a page does not scroll.
 */
export const PaperRoot = styled(FlowRoot)`
  page: throughline-flow;
  display: block;
  block-size: auto;
  print-color-adjust: exact;

  @media screen {
    /* Drawn by the browser's own print; the screen stays as it is. */
    &:not([data-look='print']) {
      display: none;
    }
  }

  [data-part='page'] {
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    inline-size: var(--page-width);
    block-size: ${PAPER_HEIGHT_PIXELS}px;
    margin-inline: auto;
    overflow: clip;
    break-inside: avoid;
  }

  [data-part='page'] + [data-part='page'] {
    break-before: page;
  }

  [data-part='grid'] {
    flex: none;
    inline-size: calc(var(--fixed) + var(--timeline));
    border-inline-end: 1px solid ${token('color-line')};
  }

  [data-part='head'],
  [data-part='totals'],
  [data-part='fixed'],
  [data-part='unit'][data-upper] > span,
  [data-part='bar'] > [data-part='title'],
  [data-part='total-figures'] {
    position: static;
  }

  [data-part='head'] {
    border-block-start: 1px solid ${token('color-line-strong')};
  }

  [data-part='fixed'] {
    grid-template-columns: ${PAPER_NAMES_PIXELS}px;
  }

  [data-part='row'] [data-part='name'] {
    padding-inline: 20px 6px;
  }

  [data-part='row'],
  [data-part='section'] {
    overflow: clip;
  }

  /* The room for the totals of the page is its own element. */
  [data-part='units'] {
    position: relative;
    overflow: clip;
  }

  [data-part='body'] {
    flex: none;
    block-size: var(--lines);
    overflow: clip;
  }

  /* Paper has no disclosure buttons. */
  [data-part='toggle'] > svg {
    display: none;
  }

  [data-part='continued'] {
    color: ${token('color-ink-muted')};
    font-weight: ${token('weight-regular')};
  }

  ${paperHeadingStyles}

  [data-part='print-heading'] {
    flex: none;
    block-size: ${PAPER_HEADING_PIXELS}px;
    margin: 0;
  }

  /* Digits of one width are for columns of figures: an export writes others as words. */
  [data-part='print-range'],
  [data-part='unit'] {
    font-variant-numeric: normal;
  }

  /* The cut weeks at both ends are often too narrow for their day. */
  [data-part='unit']:not([data-upper]) {
    container-type: inline-size;

    @container (width < 30px) {
      > span {
        display: none;
      }
    }
  }

  [data-part='nothing'] {
    margin-block: 16px;
    color: ${token('color-ink-muted')};
    text-align: center;
  }

  [data-part='foot'] {
    flex: none;
    margin-block-start: auto;
    padding-inline: 9px;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    line-height: 16px;
  }

  [data-part='foot'] [data-part='legend'] {
    margin: 0 0 4px;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color-ink')};
  }

  [data-part='foot'] p {
    margin: 0;
  }

  [data-part='page-number'] {
    block-size: ${PAPER_FOOT_PIXELS}px;
    line-height: ${PAPER_FOOT_PIXELS}px;
    text-align: end;
  }

  @page throughline-flow {
    size: landscape;
    margin: 10mm;
  }
`
