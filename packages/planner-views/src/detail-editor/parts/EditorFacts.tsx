import { Tooltip } from '@throughline/ui/Tooltip'

import type { Editor } from '../use-editor'
import { Fact, FactsRoot } from './EditorFacts.styles'

/** Who made and changed the item. */
export function EditorFacts({ editor }: { editor: Editor }) {
  const { props, labels } = editor
  const {
    createdBy = null,
    createdOn = null,
    createdExactly = null,
    changedBy = null,
    changedOn = null,
    changedExactly = null,
  } = props.facts ?? {}
  const isCreated = createdBy !== null || createdOn !== null
  const isChanged = changedBy !== null || changedOn !== null
  if (!isCreated && !isChanged) return null
  return (
    <FactsRoot>
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
    </FactsRoot>
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
