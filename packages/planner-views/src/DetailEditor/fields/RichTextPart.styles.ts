import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** As high as an editor without text, so that little moves when it comes. */
export const RichTextWait = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-block-size: 152px;
`

export const RichTextWaitLabel = styled.span`
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
`
