import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'

export const HeadRoot = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
`

export const Overline = styled.p`
  margin: 0;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-medium')};
`

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
`

export const PageTitle = styled.h1`
  margin: 0;
  font-size: 36px;
  font-weight: ${token('weight-semibold')};
  letter-spacing: -0.022em;
  line-height: 44px;
`

export const Lead = styled.p`
  max-width: 680px;
  margin: 0;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-heading-small')};
  line-height: 26px;
`

export const ImportRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`

export const ImportLine = styled.div`
  min-width: 0;
  padding: ${token('space-1')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};

  /* The line holds one value, so its icon does not wait for the pointer. */
  svg {
    opacity: 1;
  }
`

export const SizeNote = styled.span`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
`
