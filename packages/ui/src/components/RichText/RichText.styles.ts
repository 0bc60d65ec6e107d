import { styled } from 'styled-components'

import { richTextStyles } from '../../internal/rich-text/rich-text-styles'
import { token } from '../../theme/token'

export const RichTextRoot = styled.div`
  ${richTextStyles}
  min-width: 0;

  & :is(ul, ol) {
    padding-inline-start: 24px;
  }

  /* A nested item does not inherit the alignment of its parent. */
  & li {
    text-align: start;
  }

  & > :first-child {
    padding-block-start: 0;
  }

  & > :last-child {
    padding-block-end: 0;
  }
`

export const RichTextEmpty = styled.p`
  color: ${token('color-ink-faint')};
`
