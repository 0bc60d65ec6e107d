/** Hides the parts for the screen while the flow is printed. */
export const beforePaperStyles = `
  &:has(> [data-part='paper'][data-look='print']) {
    display: block;
    block-size: auto;
  }

  &:has(> [data-part='paper'][data-look='print']) > :not([data-part='paper']) {
    display: none;
  }

  @media print {
    display: block;
    block-size: auto;

    &:has(> [data-part='paper']) > :not([data-part='paper']) {
      display: none;
    }
  }
`
