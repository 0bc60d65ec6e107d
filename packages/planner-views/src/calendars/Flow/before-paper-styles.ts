/**
 * Hides the screen's content on paper. An attribute marks a flow that has pages: with `:has()`,
 * browsers would compute the styles of everything again whenever a bar comes or goes.
 */
export const BEFORE_PAPER_STYLES = `
  &[data-paper='print'] {
    display: block;
    block-size: auto;
  }

  &[data-paper='print'] > :not([data-part='paper']) {
    display: none;
  }

  @media print {
    display: block;
    block-size: auto;

    &[data-paper] > :not([data-part='paper']) {
      display: none;
    }
  }
`
