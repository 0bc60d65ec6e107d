import { NO_PLATFORM_NAME, type TacticPlatform } from '@throughline/domain/channels'
import { formatCount, isolateText, PLATFORM_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { IconButton } from '@throughline/ui/IconButton'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { usePlanUsage } from '../../../data/plan-usage'
import { useTacticPlatforms } from '../../../data/tactic-platforms'
import { useCloseQuestion, useUnsavedText } from '../../../forms'
import { ResourceList } from '../../../lists'
import { AddPlatforms } from './AddPlatforms'
import { DialogParts } from './Fields.styles'
import { GoneType } from './GoneType'
import { isDefaultPlatform, platformChoicesOf } from './platform-choices'
import type { TypePartProps } from './TypeFields'
import { usePlatformChanges } from './use-platform-changes'

/**
 * Dialog with the platforms that a type offers. The user adds existing and new ones, renames and
 * deletes them.
 */
export function PlatformsDialog({
  channel,
  type,
  isReadOnly,
  isGone,
  tellOfForm,
  onClose,
}: TypePartProps & { readonly onClose: () => void }) {
  const rootRef = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const read = useTacticPlatforms(channel.planId)
  const usage = usePlanUsage(channel.planId)
  const choices = useMemo(
    () => platformChoicesOf(channel, type, read.data ?? []),
    [channel, type, read.data],
  )
  const changes = usePlatformChanges({ channel, type, existing: choices.existing })
  const { form, onUnsavedChange } = useUnsavedText(`platforms of ${type.id}`, tellOfForm)
  const { close, question } = useCloseQuestion({ form, onClose })
  const typeName = isolateText(type.name)
  const title = `Platforms of ${typeName}`
  const withdraw = async (platform: TacticPlatform) => {
    if (!(await changes.withdraw(platform))) return
    setAnnouncement(`${platform.name} removed from ${type.name}.`)
    rootRef.current?.querySelector<HTMLElement>('button')?.focus()
  }
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel="Close"
      onClose={close}
      footer={<Button onClick={close}>Done</Button>}
    >
      <DialogParts ref={rootRef}>
        {isGone ? <GoneType name={type.name} /> : null}
        <ResourceList<TacticPlatform>
          label={title}
          noun="platform"
          emptyText={`Tactics of ${typeName} have ${NO_PLATFORM_NAME}`}
          isReadOnly={isReadOnly}
          data={{ status: 'ready', items: type.tacticPlatforms }}
          canRename={({ creatorId }) => creatorId !== null}
          canDelete={(platform) => !isDefaultPlatform(platform)}
          renderDetails={(platform) =>
            isDefaultPlatform(platform) ? (
              'Always there'
            ) : isReadOnly ? null : (
              <IconButton
                icon={X}
                size="small"
                label={`Remove ${isolateText(platform.name)} from ${typeName}`}
                onClick={() => void withdraw(platform)}
              />
            )
          }
          onAdd={async ({ name }) => {
            await changes.add(name)
            setAnnouncement(`${name} added to ${type.name}.`)
          }}
          onRename={({ item, name }) => changes.rename(item, name)}
          onDelete={({ item }) => changes.remove(item)}
          describeDeletion={({ id }) =>
            deletionText(
              usage.data === undefined ? null : (usage.data.tacticCountByPlatform.get(id) ?? 0),
            )
          }
          onUnsavedChange={onUnsavedChange}
          deletedText={PLATFORM_MESSAGES.deleted}
        />
        {isReadOnly ? null : (
          <AddPlatforms
            choices={choices}
            isLoading={read.data === undefined && !read.isError}
            loadFailure={read.data === undefined && read.isError ? read.error.message : null}
            onRetry={() => {
              void read.refetch()
            }}
            onAdd={async (picked) => {
              const names = await changes.offer(picked)
              setAnnouncement(`${names.join(', ')} added to ${type.name}.`)
            }}
          />
        )}
        <Announcement>{announcement}</Announcement>
      </DialogParts>
      {question}
    </Dialog>
  )
}

/** Returns how a deletion of a platform affects tactics. @param count null until it has loaded */
function deletionText(count: number | null): string {
  const rest = `Every tactic type loses it. Tactics that have no other platform get ${NO_PLATFORM_NAME}.`
  if (count === null) return rest
  if (count === 0) return 'Every tactic type loses it. No tactic has it.'
  const tactics = count === 1 ? '1 tactic has it.' : `${formatCount(count)} tactics have it.`
  return `${tactics} ${rest}`
}
