import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { screen, userEvent, waitFor } from 'storybook/test'
import { expect, test } from 'vitest'

import { ChannelList } from '../ChannelList'
import { englishChannelListLabels } from '../ChannelList/ChannelList.labels'
import { emailChannel } from '../ChannelList/fixtures/channels'
import { ManageViewsDialog } from '../SavedViews'
import { MAYA, planViews } from '../SavedViews/fixtures/views'
import { englishSavedViewsLabels } from '../SavedViews/saved-views.labels'
import { TagManager } from '../TagManager'
import { someTags } from '../TagManager/fixtures/ControlledTagManager'
import { englishTagManagerLabels } from '../TagManager/TagManager.labels'

/** A list of entries whose names users edit, with one entry that is called `name`. */
type DrawList = (list: {
  readonly name: string
  readonly onRename: (name: string) => Promise<undefined>
  readonly renamed: (renaming: { name: string }) => string
}) => ReactElement

const done = async () => undefined
const ignore = () => {}
const [firstTag] = someTags
const [firstView] = planViews
const [firstType] = emailChannel.tacticTypes
const channelIds = new Set([emailChannel.id])

/** The list, and the name of the field of an entry. */
const lists: readonly (readonly [string, DrawList])[] = [
  [
    'the tags',
    ({ name, onRename, renamed }) => (
      <TagManager
        tags={firstTag === undefined ? [] : [{ ...firstTag, name }]}
        onAdd={done}
        onRename={(change) => onRename(change.name)}
        onMove={ignore}
        onDelete={done}
        labels={{ ...englishTagManagerLabels, renamed }}
      />
    ),
  ],
  [
    'the tactic types',
    ({ name, onRename, renamed }) => (
      <ChannelList
        channels={[
          {
            ...emailChannel,
            tacticTypes: firstType === undefined ? [] : [{ ...firstType, name }],
          },
        ]}
        expandedIds={channelIds}
        onExpandedChange={ignore}
        onEdit={ignore}
        onDelete={ignore}
        onReorder={ignore}
        onSettingChange={ignore}
        onAddType={done}
        onRenameType={(change) => onRename(change.name)}
        onReorderTypes={ignore}
        onTypeOptionChange={ignore}
        onDeleteType={ignore}
        labels={{ ...englishChannelListLabels, renamed }}
      />
    ),
  ],
  [
    'the saved views',
    ({ name, onRename, renamed }) => (
      <ManageViewsDialog
        data={{
          status: 'ready',
          views: firstView === undefined ? [] : [{ ...firstView, name, canEdit: true }],
        }}
        userId={MAYA}
        planName="National plan"
        shareRefusal={null}
        onRename={(change) => onRename(change.name)}
        onShare={ignore}
        onDefault={ignore}
        onReorder={ignore}
        onDelete={done}
        onRetry={ignore}
        onClose={ignore}
        labels={{ ...englishSavedViewsLabels, renamed }}
      />
    ),
  ],
]

test.each(lists)(
  'in %s a field names its entry, and says in the words of the host that others renamed it',
  async (_list, draw) => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const renames: string[] = []
    const render = (name: string) => {
      flushSync(() => {
        root.render(
          draw({
            name,
            onRename: async (text) => void renames.push(text),
            renamed: (renaming) => `Heißt jetzt ${renaming.name}.`,
          }),
        )
      })
    }
    const open = async (name: string) => {
      await userEvent.dblClick(screen.getByText(name))
      return screen.getByRole('textbox', { name: `Name of ${name}` })
    }
    const typeName = async (field: HTMLElement, name: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, `${name}{Enter}`)
    }
    try {
      render('Launch')
      const field = await open('Launch')
      render('Start')
      await typeName(field, 'Opening')
      const refused = () => screen.findByText('Heißt jetzt Start.')
      expect(await refused()).toBeVisible()
      expect(field).toHaveAccessibleName('Name of Start')
      expect(renames).toEqual([])
      await userEvent.type(field, '{Enter}')
      await waitFor(() => expect(renames).toEqual(['Opening']))
      render('Opening')
      // The next user of the field has seen the name.
      await typeName(await open('Opening'), 'Party')
      await waitFor(() => expect(renames).toEqual(['Opening', 'Party']))
    } finally {
      root.unmount()
      container.remove()
    }
  },
)
