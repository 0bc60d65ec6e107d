import { listItemOf, type TacticListItem } from '@throughline/domain/tactics'
import { buildTactic, type Schemas } from '../builders'

/** An item as lists send it. */
export function wireListItemOf(item: TacticListItem): Schemas['TacticListItem'] {
  return buildTactic({
    ...listItemOf(item),
    tacticPlatformIds: [...item.tacticPlatformIds],
    tagIds: [...item.tagIds],
    relatedInitiativeIds: [...item.relatedInitiativeIds],
  })
}
