import type { Editor } from '../use-editor'
import { FactsRoot } from './EditorFacts.styles'

/** Who made and changed the item. */
export function EditorFacts({ editor }: { editor: Editor }) {
  const { props, labels } = editor
  const {
    createdBy = null,
    createdOn = null,
    changedBy = null,
    changedOn = null,
  } = props.facts ?? {}
  const isCreated = createdBy !== null || createdOn !== null
  const isChanged = changedBy !== null || changedOn !== null
  if (!isCreated && !isChanged) return null
  return (
    <FactsRoot>
      {isCreated ? <span>{labels.createdBy({ by: createdBy, on: createdOn })}</span> : null}
      {isChanged ? <span>{labels.changedBy({ by: changedBy, on: changedOn })}</span> : null}
    </FactsRoot>
  )
}
