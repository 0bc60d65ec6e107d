import { token } from '@throughline/ui/theme'

/** The legend of channels below a printed calendar. */
export const legendLook = `
  [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 8px 0 0;
    padding: 0 8px;
    font-size: ${token('text-caption')};
    line-height: 16px;
    list-style: none;
  }

  [data-part='legend'] li::before {
    content: '';
    display: inline-block;
    inline-size: 9px;
    block-size: 9px;
    margin-inline-end: 5px;
    border-radius: 2px;
    background: var(--tl-bar-color);
    print-color-adjust: exact;
  }
`
