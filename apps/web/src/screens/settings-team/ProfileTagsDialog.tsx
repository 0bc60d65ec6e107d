import { TEAM_MESSAGES } from '@throughline/domain/messages'
import type { Tag } from '@throughline/domain/tags'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { ErrorState } from '@throughline/ui/ErrorState'
import { PersonPicker } from '@throughline/ui/PersonPicker'
import { SearchField } from '@throughline/ui/SearchField'
import { Spinner } from '@throughline/ui/Spinner'
import { useDeferredValue, useMemo, useState } from 'react'
import { noProblem, useLeaveGuard, useSubmission } from '../../forms'
import { personChoice } from '../../people/person-choice'
import { consequencesText, hiddenChange, tagGroups, withHidden } from './profile-tags'
import { ProfileTagGroup } from './ProfileTagGroup'
import { withCause } from '../../data/failure-cause'
import type { StoredMember } from './team-members'
import { Consequences, TagsBody } from './TeamSettings.styles'

/** Tags to hide from one user, or to show again. */
export interface HiddenTagsRequest {
  readonly member: StoredMember
  readonly hidden: readonly number[]
  readonly visible: readonly number[]
}

export interface ProfileTagsDialogProps {
  readonly planId: number
  /** Members whose tags the viewer may hide. */
  readonly members: readonly StoredMember[]
  /**
   * Tags of the plan and its family, of which the dialog shows only the plan's; null while they
   * load.
   */
  readonly tags: readonly Tag[] | null
  /** Why the tags could not load; null if they have loaded, or are loading. */
  readonly failure: {
    readonly message: string
    readonly isRetrying: boolean
    readonly onRetry: () => void
  } | null
  readonly onSave: (request: HiddenTagsRequest) => Promise<unknown>
  readonly onClose: () => void
}

type HiddenByUser = ReadonlyMap<number, ReadonlySet<number>>

const nothing: HiddenByUser = new Map()

/** Dialog that hides tags, with all items that have them, from single users. */
export function ProfileTagsDialog({
  planId,
  members,
  tags,
  failure,
  onSave,
  onClose,
}: ProfileTagsDialogProps) {
  const [userId, setUserId] = useState(members[0]?.user.id ?? null)
  const [query, setQuery] = useState('')
  const [drafts, setDrafts] = useState(nothing)
  const { isSaving, isSavingNow, problem, run } = useSubmission()
  // Deferred, so the rendering of hundreds of checkboxes does not block typing.
  const match = useDeferredValue(query)
  const groups = useMemo(() => tagGroups(tags ?? [], planId, match), [tags, planId, match])
  const tagCount = groups.reduce((count, group) => count + group.tags.length, 0)
  const people = useMemo(
    () => members.map(({ user, roleName }) => personChoice(user, roleName)),
    [members],
  )
  const changes = changesOf(drafts, members)
  const isChanged = changes.length > 0
  const guard = useLeaveGuard({
    form: {
      isChanged,
      isSavingNow,
      hasChanges: () => isChanged,
      discard: () => {
        setDrafts(nothing)
      },
    },
    onClose,
  })
  const member = members.find(({ user }) => user.id === userId) ?? null
  const hidden = member === null ? new Set<number>() : hiddenOf(member, drafts)
  const set = (some: readonly Tag[], isHidden: boolean) => {
    if (member === null || isSaving) return
    setDrafts(new Map(drafts).set(member.user.id, withHidden(hidden, some, isHidden)))
  }
  const save = async () => {
    const outcome = await run(
      async () => {
        for (const change of changes) {
          // oxlint-disable-next-line no-await-in-loop -- settings are written one after the other
          await onSave(change)
        }
      },
      (error) => ({ ...noProblem, message: withCause(TEAM_MESSAGES.userUpdateFailed, error) }),
    )
    if (outcome.code === 'saved') onClose()
  }
  return (
    <Dialog
      isOpen
      size="large"
      title="Profile Tags"
      closeLabel="Close"
      onClose={guard.close}
      footer={
        <>
          <Consequences>
            {changes.map((change) => (
              <span key={change.member.id}>
                {changes.length === 1 && change.member === member
                  ? consequencesText(change)
                  : `${change.member.name}: ${consequencesText(change)}`}
              </span>
            ))}
          </Consequences>
          <Button disabled={isSaving} onClick={guard.close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!isChanged}
            isBusy={isSaving}
            onClick={() => {
              void save()
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <TagsBody>
        <p>{TEAM_MESSAGES.profileTagsHint}</p>
        {problem.message === null ? null : <Banner tone="danger">{problem.message}</Banner>}
        <div data-part="find">
          <PersonPicker
            label="Person"
            isRequired
            people={people}
            value={people.find(({ id }) => id === String(member?.user.id)) ?? null}
            isReadOnly={isSaving}
            onChange={({ value }) => {
              if (value !== null) setUserId(Number(value.id))
            }}
          />
          <SearchField
            label="Search tags"
            placeholder="Search tags"
            value={query}
            clearLabel="Clear the search"
            onChange={({ value }) => {
              setQuery(value)
            }}
          />
        </div>
        <div data-part="groups">
          {tags === null ? <TagsMissing failure={failure} /> : null}
          {tags !== null && groups.length === 0 ? (
            <p>{match === '' ? 'This plan has no tags yet.' : 'No tag matches your search.'}</p>
          ) : null}
          {groups.map((group) => (
            <ProfileTagGroup
              key={`${group.id} ${match === '' ? '' : 'found'}`}
              group={group}
              isSearched={match !== ''}
              hidden={hidden}
              isOpenAtFirst={match !== '' || tagCount <= FEW_TAGS}
              isReadOnly={isSaving || member === null}
              onChange={({ tags: some, isHidden }) => {
                set(some, isHidden)
              }}
            />
          ))}
        </div>
      </TagsBody>
      {guard.question}
    </Dialog>
  )
}

/** Placeholder for tags that are loading or could not load. */
function TagsMissing({ failure }: Pick<ProfileTagsDialogProps, 'failure'>) {
  if (failure === null) return <Spinner label="Loading tags" />
  return (
    <ErrorState
      title="Tags could not be loaded"
      retryLabel="Try again"
      isRetrying={failure.isRetrying}
      onRetry={failure.onRetry}
    >
      {failure.message}
    </ErrorState>
  )
}

/** With more tags than this, categories start collapsed. */
const FEW_TAGS = 40

function hiddenOf(member: StoredMember, drafts: HiddenByUser): ReadonlySet<number> {
  return drafts.get(member.user.id) ?? new Set(member.user.blockedTagIds)
}

function changesOf(
  drafts: HiddenByUser,
  members: readonly StoredMember[],
): readonly HiddenTagsRequest[] {
  return members.flatMap((member) => {
    const before = new Set(member.user.blockedTagIds)
    const { hidden, visible } = hiddenChange(before, hiddenOf(member, drafts))
    return hidden.length + visible.length === 0 ? [] : [{ member, hidden, visible }]
  })
}
