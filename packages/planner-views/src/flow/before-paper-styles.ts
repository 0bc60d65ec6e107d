/**
 * What the screen shows stays off the paper. An attribute says that there are pages: a `:has()`
 * would have browsers compute the styles of everything again whenever a bar comes or goes.
 */
export const beforePaperStyles = `
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
