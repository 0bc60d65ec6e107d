import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

const FooterRoot = styled.footer`
  display: flex;
  flex: none;
  gap: ${token('space-4')};
  align-items: center;
  block-size: 24px;
  padding-inline: ${token('space-4')};
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-canvas')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
  white-space: nowrap;
`

const Hint = styled.span`
  margin-inline-start: auto;
`

export interface FooterProps {
  /** null until the server has said them. */
  readonly lines: { readonly copyrightLine: string; readonly patentNotice: string } | null
  /** What else there is to know here, at the end of the line. */
  readonly hint?: string | undefined
}

/** The foot of every view: whose it is, and the patent notice. */
export function Footer({ lines, hint }: FooterProps) {
  return (
    <FooterRoot data-print="hidden">
      <span>{lines?.copyrightLine}</span>
      <span>{lines?.patentNotice}</span>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
    </FooterRoot>
  )
}
