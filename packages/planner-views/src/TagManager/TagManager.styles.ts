import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const ManagerRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-inline-size: 0;
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-inline-size: 0;
  min-block-size: 24px;

  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
  }

  [data-part='details'] {
    flex: none;
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
    font-variant-numeric: tabular-nums;
  }

  @media print {
    [data-part='delete'] {
      display: none;
    }
  }
`

/** The mark of another plan; the hint is for those who do not see it. */
export const OtherPlan = styled.span`
  position: relative;
  flex: none;
  padding-inline: 3px;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-bar')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-caption')};
  line-height: 16px;

  [data-part='hint'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/** The form that adds a tag. */
export const AddForm = styled.form`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-4')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  h3 {
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
    line-height: ${token('line-body')};
  }

  [data-part='fields'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-3')};
    align-items: flex-start;
  }

  [data-part='field'] {
    flex: 1 1 200px;
    min-inline-size: 0;
  }

  /* Beside the boxes of the fields, whose labels are above them. */
  [data-part='button'] {
    padding-block-start: 24px;
  }

  output {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
  }

  @media print {
    display: none;
  }
`

export const Hint = styled.p`
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
`
