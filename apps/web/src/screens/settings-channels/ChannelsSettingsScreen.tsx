import type { Channel } from '@throughline/domain/channels'
import { ChannelList } from '@throughline/planner-views/channel-list'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useChannelWrites } from '../../data/channel-writes'
import { useGuardedForms, useLeaveGuard, useUnsavedText } from '../../forms'
import { usePlanSettings } from '../../plan'
import { useActiveAccount, useSessionFacts } from '../../session/use-session'
import { SettingsScreen, useHashTarget, useSettingsFrame } from '../../settings'
import { ChannelForm, type ChannelFormHandle, type OpenForm } from './ChannelForm'
import { ChannelSwitch } from './ChannelSwitch'
import { channelTargetOf } from './channel-targets'
import { TypeFields, TypePlatforms, UniversalFields } from './fields'
import { IntegrationData } from './IntegrationData'
import { PlanNotes } from './PlanNotes'
import { useChannelChanges } from './use-channel-changes'
import { ADD_CHANNEL_ID, useChannelDeletions } from './use-channel-deletions'
import { useTypeChanges } from './use-type-changes'

/** Channels of a plan with their tactic types, platforms and custom fields. */
export function ChannelsSettingsScreen() {
  const { plan, abilities } = usePlanSettings()
  const { user } = useSessionFacts()
  const hasTypeFields = useActiveAccount()?.hasTacticTypeCF ?? false
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<number>>(new Set<number>())
  const [openForm, setOpenForm] = useState<OpenForm>(null)
  const formRef = useRef<ChannelFormHandle>(null)
  const createdIdRef = useRef<number | null>(null)
  const own = useMemo(() => plan.channels.filter(({ planId }) => planId === plan.id), [plan])
  const channels = useMemo(() => own.filter(({ kind }) => kind !== 'initiatives'), [own])
  const isReadOnly = !abilities.canManagePlan

  const expand = (channelId: number, isExpanded = true) => {
    setExpandedIds((before) => {
      const others = [...before].filter((id) => id !== channelId)
      return new Set(isExpanded ? [...others, channelId] : others)
    })
  }
  const goTo = useHashTarget({
    reveal: (fragment) => {
      const { channelId, elementId } = channelTargetOf(channels, fragment)
      if (channelId !== null) expand(channelId)
      return elementId
    },
  })
  const { pathname } = useLocation()
  const { close, step } = useSettingsFrame()
  const { forms, tell } = useGuardedForms()
  const guard = useLeaveGuard({
    form: forms,
    // A fragment leads to another place of this page, where the forms stay.
    isLeaving: ({ next, isRedirect }) => !isRedirect && next.pathname !== pathname,
    onClose: close,
  })
  const typed = useUnsavedText('new types', tell)
  const writes = useChannelWrites(plan.id)
  const changes = useChannelChanges(plan, writes)
  const typeChanges = useTypeChanges(plan.id, writes, changes)
  const { questions, ...deletions } = useChannelDeletions({
    planId: plan.id,
    channels,
    writes,
    goTo,
  })

  /** One form is open at a time; an open one with changes asks first. */
  const open = (next: OpenForm) => {
    if (formRef.current === null) setOpenForm(next)
    else formRef.current.closeFor(next === openForm ? null : next)
  }
  const handleClosed = ({ next }: { readonly next: OpenForm }) => {
    const createdId = createdIdRef.current
    createdIdRef.current = null
    setOpenForm(next)
    if (createdId !== null) {
      expand(createdId)
      goTo(`channel-${createdId}`)
    } else if (next === null && typeof openForm === 'number') {
      const isThere = channels.some(({ id }) => id === openForm)
      goTo(isThere ? `channel-${openForm}-edit` : ADD_CHANNEL_ID)
    }
  }
  const formOf = (channel: Channel | null, isGone = false) => (
    <ChannelForm
      key={channel?.id ?? 'new'}
      ref={formRef}
      channel={channel}
      others={own.filter((one) => one.id !== channel?.id)}
      isGone={isGone}
      tellOfForm={tell}
      onUpdate={changes.update}
      onCreate={async (values) => {
        createdIdRef.current = await changes.create(values)
      }}
      onClose={handleClosed}
    />
  )
  const addButton = (
    <Button
      id={ADD_CHANNEL_ID}
      // A step has its own button to go on.
      variant={step === undefined ? 'primary' : 'secondary'}
      icon={Plus}
      onClick={() => {
        open('new')
      }}
    >
      Add channel
    </Button>
  )
  return (
    <SettingsScreen
      title="Channels"
      description="Drag to set the order in which channels appear in every view."
      state={{ status: 'ready' }}
      readOnlyReason={isReadOnly ? 'Only plan admins can change channels.' : null}
      actions={isReadOnly ? undefined : addButton}
    >
      <ChannelList
        {...typeChanges}
        {...deletions}
        channels={channels}
        empty={
          <EmptyState illustration="list" title="This plan has no channels yet">
            Tactics are planned by channel, such as Email or Website.
          </EmptyState>
        }
        expandedIds={expandedIds}
        editingId={typeof openForm === 'number' ? openForm : null}
        arePlanNotesShown={plan.isTacticSummaryFieldEnabled}
        canHideFromNestedPlans={plan.type === 'Master' || plan.isLead}
        hasTypeFields={hasTypeFields}
        isReadOnly={isReadOnly}
        renderEditor={({ channel, isGone }) => formOf(channel, isGone)}
        onUnsavedChange={typed.onUnsavedChange}
        renderPlatforms={(slot) => (
          <TypePlatforms {...slot} {...{ isReadOnly }} tellOfForm={tell} />
        )}
        renderFields={(slot) => <TypeFields {...slot} {...{ isReadOnly }} tellOfForm={tell} />}
        renderSwitch={(slot) => <ChannelSwitch {...slot} switchSetting={changes.switchSetting} />}
        onReorder={changes.onReorder}
        onExpandedChange={({ channel, isExpanded }) => {
          expand(channel.id, isExpanded)
        }}
        onEdit={({ channel }) => {
          open(channel.id)
        }}
      />
      <UniversalFields tellOfForm={tell} />
      <PlanNotes plan={plan} isReadOnly={isReadOnly} />
      {user.isSuperUser ? <IntegrationData plan={plan} /> : null}
      <Dialog
        isOpen={openForm === 'new'}
        title="Add channel"
        closeLabel="Close"
        onClose={() => {
          formRef.current?.closeFor(null)
        }}
      >
        {formOf(null)}
      </Dialog>
      {questions}
      {guard.question}
    </SettingsScreen>
  )
}
