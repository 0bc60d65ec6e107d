import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const GroupsBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-5')};

  &[data-layout='columns'] {
    flex-direction: row;
    align-items: flex-start;
    gap: ${token('space-4')};
    margin: -2px;
    padding: 2px;
    overflow-x: auto;
  }
`

export const GroupSection = styled.section`
  min-width: 0;

  [data-layout='columns'] > & {
    flex: 1 0 220px;
    max-width: 320px;
  }
`

export const GroupHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 28px;
  padding-block-end: ${token('space-1')};

  & > h3 {
    min-width: 0;
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
    line-height: ${token('line-body')};
    overflow-wrap: anywhere;
  }
`

export const GroupCount = styled.span`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
`

export const GroupAside = styled.div`
  margin-inline-start: auto;
`
