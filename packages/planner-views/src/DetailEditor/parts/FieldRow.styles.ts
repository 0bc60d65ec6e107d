import { FormSection } from '@throughline/ui/FormLayout'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Two columns where the form is wide enough; its container is that of the form. */
export const RowRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-4')} ${token('space-3')};
  min-inline-size: 0;

  &:not([data-wide]) {
    @container tl-form (min-width: 400px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

export const NoticeRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  margin-block-start: calc(-1 * ${token('space-2')});
  padding-block: ${token('space-1')};
  padding-inline: ${token('space-3')};
  border: 1px solid ${token('color-info-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-info-tint')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};

  > span {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
`

/** Fields of one type, apart from those that every item has. */
export const TypeSection = styled(FormSection)`
  padding-block-start: ${token('space-4')};
  border-block-start: 1px solid ${token('color-line')};

  [role='heading'] {
    font-size: ${token('text-body')};
    line-height: ${token('line-body')};
  }
`

/** The title of an item that is only read. */
export const ReadOnlyTitle = styled.p`
  margin: 0;
  font-size: ${token('text-heading')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading')};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`
