import { Tooltip } from '@throughline/ui/Tooltip'

import type { Editor } from '../use-editor'
import { Fact, DetailsRoot } from './EditorDetails.styles'

/** Who made and changed the item. */
export function EditorDetails({ editor }: { editor: Editor }) {
  const { props, labels } = editor
  const {
    createdBy = null,
    createdOn = null,
    createdExactly = null,
    changedBy = null,
    changedOn = null,
    changedExactly = null,
  } = props.details ?? {}
  const isCreated = createdBy !== null || createdOn !== null
  const isChanged = changedBy !== null || changedOn !== null
  if (!isCreated && !isChanged) return null
  return (
    <DetailsRoot>
      {isCreated ? (
        <FactLine
          text={labels.createdBy({ by: createdBy, on: createdOn })}
          exact={createdExactly}
        />
      ) : null}
      {isChanged ? (
        <FactLine
          text={labels.changedBy({ by: changedBy, on: changedOn })}
          exact={changedExactly}
        />
      ) : null}
    </DetailsRoot>
  )
}

function FactLine({ text, exact }: { text: string; exact: string | null }) {
  if (exact === null) return <Fact>{text}</Fact>
  return (
    <Tooltip text={exact} placement="top-start">
      <Fact tabIndex={0}>{text}</Fact>
    </Tooltip>
  )
}
