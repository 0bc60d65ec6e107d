import type { Channel } from '@throughline/domain/channels'
import { ChannelList } from '@throughline/planner-views/channel-list'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CHANNEL_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import type { ChannelSwitchSlot } from '@throughline/planner-views/channel-list'
import { Switch } from '@throughline/ui/Switch'
import type { PlanDetail } from '@throughline/api-client'
import { DataTable, englishDataTableLabels } from '@throughline/ui/DataTable'
import type { DataTableColumn, DataTableSort } from '@throughline/ui/DataTable'

import { useChannelWrites, usePlanNotesWrite } from '../../data/channel-writes'
import { useGuardedForms, useLeaveGuard, useUnsavedText } from '../../forms'
import { usePlanSettings } from '../../plan'
import { useActiveAccount, useSessionDetails } from '../../session/use-session'
import { SettingsScreen, useHashTarget, useSettingsFrame, useAutoSave } from '../../settings'
import { ChannelForm } from './ChannelForm'
import type { ChannelFormHandle, OpenForm } from './ChannelForm'
import { channelTargetOf } from './channel-targets'
import { TypeFields, TypePlatforms, UniversalFields } from './fields'
import { useChannelChanges } from './use-channel-changes'
import { ADD_CHANNEL_ID, useChannelDeletions } from './use-channel-deletions'
import { useTypeChanges } from './use-type-changes'
import type { ChannelChangesOfScreen } from './use-channel-changes'
import { Section, Card } from './ChannelsSettings.styles'
import { integrationRowsOf } from './integration-rows'
import type { IntegrationRow } from './integration-rows'
import { useShowToast } from '../../platform/ToastProvider'
import { useReversibleChanges } from '../../undo'

const columns: readonly DataTableColumn<IntegrationRow>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, isRowHeader: true },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kind, width: 120 },
  { id: 'channel', header: 'Channel', value: ({ channelName }) => channelName },
  { id: 'id', header: 'Id', value: ({ id }) => id, isNumeric: true, width: 96 },
  {
    id: 'path',
    header: 'API path',
    value: ({ path }) => path,
    renderCell: ({ path }) => <code>{path}</code>,
  },
]

/** Ids and paths of a plan for integrations. Only super users see them. */
function IntegrationData({ plan }: { readonly plan: PlanDetail }) {
  const [sort, setSort] = useState<DataTableSort | null>(null)
  const rows = useMemo(() => integrationRowsOf(plan), [plan])
  return (
    <Section id="integration-data" aria-labelledby="integration-data-heading">
      <header>
        <h3 id="integration-data-heading">Integration data</h3>
        <p>Only super users see this.</p>
      </header>
      <DataTable
        label="Integration data"
        labels={englishDataTableLabels}
        columns={columns}
        rows={rows}
        rowId={({ path }) => path}
        rowName={({ name }) => name}
        sort={sort}
        height={360}
        onSortChange={(change) => {
          setSort(change.sort)
        }}
      />
    </Section>
  )
}

/**
 * Settings screen of the channels of a plan, with their tactic types, platforms and custom fields.
 */
export function ChannelsSettingsScreen() {
  const { plan, abilities } = usePlanSettings()
  const { user } = useSessionDetails()
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
    // A fragment stays on this page, and the forms stay open.
    isLeaving: ({ next, isRedirect }) => !isRedirect && next.pathname !== pathname,
    onClose: close,
  })
  const typed = useUnsavedText('new types', tell)
  const writes = useChannelWrites(plan.id)
  const changes = useChannelChanges(plan, writes)
  const typeChanges = useTypeChanges(plan, writes, changes)
  const { questions, ...deletions } = useChannelDeletions({
    planId: plan.id,
    channels,
    writes,
    goTo,
  })

  /** Opens a form. Only one form is open at a time, and an open one with changes asks first. */
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
      // A step of the setup has its own primary button.
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
        arePlanNotesVisible={plan.isTacticSummaryFieldEnabled}
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

interface ChannelSwitchProps
  extends ChannelSwitchSlot, Pick<ChannelChangesOfScreen, 'switchSetting'> {}

/** Switch of a channel with automatic save. It goes back if the save fails. */
function ChannelSwitch({ channel, setting, switchProps, switchSetting }: ChannelSwitchProps) {
  const saved = useAutoSave({
    value: channel[setting],
    save: (isOn) => switchSetting(channel, setting, isOn),
    fallback: CHANNEL_MESSAGES.updateFailed,
  })
  return (
    <Switch
      {...switchProps}
      error={saved.error}
      aria-busy={saved.status === 'saving'}
      isOn={saved.value}
      onChange={({ isOn }) => {
        saved.setValue(isOn)
      }}
    />
  )
}

interface PlanNotesProps {
  readonly plan: PlanDetail
  readonly isReadOnly: boolean
}

/** Switch for notes of the tactics of a plan. */
function PlanNotes({ plan, isReadOnly }: PlanNotesProps) {
  const showToast = useShowToast()
  const { make } = useReversibleChanges(plan.id)
  const write = usePlanNotesWrite(plan.id)
  const notes = useAutoSave({
    value: plan.isTacticSummaryFieldEnabled,
    save: async (isOn) => {
      try {
        await make({
          make: () => write(isOn),
          takeBack: () => write(!isOn),
          done: PLAN_MESSAGES.updated,
          failed: PLAN_MESSAGES.updateFailed,
        })
      } catch {
        showToast({ tone: 'error', text: PLAN_MESSAGES.updateFailed })
        throw new Error(PLAN_MESSAGES.updateFailed)
      }
    },
    fallback: PLAN_MESSAGES.updateFailed,
  })
  return (
    <Section id="notes" aria-labelledby="notes-heading">
      <header>
        <h3 id="notes-heading">Notes</h3>
        <p>A text on each tactic, for everybody on the plan.</p>
      </header>
      <Card>
        <Switch
          label="Show notes"
          help="Turning notes off hides them in the whole plan. Nothing is deleted. While they are on, each channel can hide its own."
          isReadOnly={isReadOnly}
          error={notes.error}
          aria-busy={notes.status === 'saving'}
          isOn={notes.value}
          onChange={({ isOn }) => {
            notes.setValue(isOn)
          }}
        />
      </Card>
    </Section>
  )
}
