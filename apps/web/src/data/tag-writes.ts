import { createTag, deleteTag, updateTag, type ApiClient } from '@throughline/api-client'
import { formatTagText, parseTagText, tagCategoryKey, type Tag } from '@throughline/domain/tags'
import type { QueryKey } from '@tanstack/react-query'
import { useSettingsWrite } from './settings-writes'
import { onSeenVersion, sendOnSeenVersion } from './core/record-versions'

/** Keys of the lists of every plan of the family, which all contain the tag. */
const refreshes = (): readonly QueryKey[] => [['tags']]

/** New position of a tag; `index` counts from 0 in the category. */
interface TagPlaceChange {
  readonly tag: Tag
  readonly categoryName: string
  readonly index: number
}

interface TagRenaming {
  readonly tag: Tag
  readonly name: string
}

/** Returns the changes of a plan's tags. Each promise resolves once the lists show the change. */
export function useTagWrites(planId: number) {
  return {
    add: useSettingsWrite(planId, {
      send: (client, request: { readonly categoryName: string; readonly name: string }) =>
        createTag(client, { planId, text: formatTagText(request) }),
      refreshes,
    }),
    rename: useSettingsWrite(planId, {
      send: onSeenVersion(
        'tags',
        ({ tag }: TagRenaming) => tag,
        (client, { tag, name }, version) =>
          updateTag(client, tag.id, { text: formatTagText({ ...tag, name }) }, version),
      ),
      refreshes,
    }),
    move: useSettingsWrite(planId, { send: moveTag, refreshes }),
    remove: useSettingsWrite(planId, {
      send: (client, id: number) => deleteTag(client, id),
      refreshes,
    }),
  }
}

function moveTag(client: ApiClient, { tag, categoryName, index }: TagPlaceChange) {
  const text = formatTagText({ categoryName, name: tag.title })
  // Within its category a tag retains its spelling of the category, such as Target Persona.
  const stays = tagCategoryKey(parseTagText(text)) === tagCategoryKey(tag)
  if (stays) return updateTag(client, tag.id, { orderIndex: index })
  return sendOnSeenVersion({ client, collection: 'tags' }, tag, (version) =>
    updateTag(client, tag.id, { orderIndex: index, text }, version),
  )
}
