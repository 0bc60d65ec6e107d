import type { Scenario } from '../../testing/access-matrix/scenario'
import { tacticTags } from '../../db/schema'
import { addTactic, secrets } from '../../testing/world'

type Schema = Readonly<Record<string, unknown>>
type MakeValues = (
  scenario: Scenario,
  another: () => Scenario,
) => Promise<readonly unknown[]> | readonly unknown[]

const days = ['2026-05-10', '2026-05-20'] as const
const times = ['2026-05-10T09:00:00', '2026-05-20T17:30:00'] as const

/** Values of a list of references: one twice, another order, one of another tenant, none. */
function listOf(
  makeId: (scenario: Scenario) => Promise<number>,
  otherId: MakeId,
  hiddenId: MakeId = none,
): MakeValues {
  return async (scenario, another) => {
    const first = await makeId(scenario)
    const second = await makeId(another())
    const apart = [await otherId(scenario), await hiddenId(scenario)]
    const alone = apart.flatMap((id) => (id === null ? [] : [[id]]))
    return [[second, first, second], ...alone, [first, second], []]
  }
}

type MakeId = (scenario: Scenario) => number | null | Promise<number>

const none: MakeId = () => null
const campaign = ({ orm, plan }: Scenario) => addTactic(orm, plan.id, plan.campaignTypeId)

/** An initiative that a tag hides from some people. */
async function hiddenCampaign({ orm, plan, world, turn }: Scenario): Promise<number> {
  const title = `Hidden text ${turn}`
  const tacticId = await addTactic(orm, plan.id, plan.campaignTypeId, { title })
  await orm.insert(tacticTags).values({ tacticId, tagId: world.tags.blocked })
  return tacticId
}

const platforms: MakeValues = async (scenario, another) => {
  const id = await scenario.platform()
  return [
    [id, id],
    [await another().platform(), id],
    [scenario.world.plans.other.socialPlatformId],
    [],
  ]
}
const tags = listOf(
  ({ tag }) => tag(),
  ({ world }) => world.tags.other,
  ({ world }) => world.tags.blocked,
)
const channels = listOf(
  ({ channel }) => channel(),
  ({ world }) => world.plans.other.emailChannelId,
)
const documents = listOf(({ document }) => document(), none)
const subscriptions = listOf(({ subscription }) => subscription(), none)
const tactics = listOf(
  ({ tactic }) => tactic(),
  ({ world }) => world.tactics.other,
)
const channel: MakeValues = async (scenario) => [
  await scenario.channel(),
  scenario.world.plans.other.emailChannelId,
]
const tacticType: MakeValues = ({ plan, world }) => [
  plan.socialTypeId,
  plan.focusTypeId,
  plan.campaignTypeId,
  plan.emailTypeId,
  world.plans.other.emailTypeId,
]
const plan: MakeValues = async ({ plan: current, planLike, world }) => [
  current.id,
  await planLike(),
  world.plans.other.id,
]
const account: MakeValues = ({ plan: { accountId }, world }) => [accountId, world.accounts.other]
const user: MakeValues = ({ world: { people } }) => [people.viewer, people.outsider]
const role: MakeValues = () => [4, 5]
const field: MakeValues = async (scenario) => [
  await scenario.field(),
  scenario.world.plans.other.textFieldId,
]
const asset: MakeValues = async ({ asset: makeAsset, world }) => [
  await makeAsset(),
  await makeAsset(world.people.outsider),
]

/** Values of fields by their name, where the schema does not say which values are possible. */
const valuesByName: Readonly<Record<string, MakeValues>> = {
  account,
  accountId: account,
  asset,
  assignee: user,
  blockedTags: tags,
  calendarPath: ({ calendarOrigin, turn }) => [
    `${calendarOrigin}/field-${turn}.ics`,
    'ftp://a.b/c',
  ],
  categories: listOf(({ documentCategory }) => documentCategory(), none),
  category: async ({ dashboardCategory }) => [await dashboardCategory()],
  change: ({ plan: { socialTypeId }, world }) => [
    { kind: 'move', deltaDays: -1 },
    { kind: 'type', tacticTypeId: socialTypeId },
    { kind: 'tags', addIds: [world.tags.open, world.tags.open], removeIds: [] },
    { kind: 'tags', addIds: [world.tags.blocked], removeIds: [world.tags.open] },
    { kind: 'flag', isFlagged: true },
    { kind: 'copy', deltaDays: 3 },
    { kind: 'delete' },
  ],
  channel,
  channelId: channel,
  channels,
  contactEmail: () => ['Contact@Matrix.test'],
  creator: user,
  customViews: listOf(({ customView }) => customView(), none),
  documentIds: documents,
  documents,
  emailAddress: ({ turn }) => [`Other-${turn}@Matrix.test`, 'not an address'],
  helpText: () => [' Help '],
  id: () => [1],
  initiatives: listOf(campaign, ({ world }) => world.tactics.other, hiddenCampaign),
  items: async ({ tactic }) => [[{ tactic: await tactic(), version: 7 }]],
  mostRecentPlanId: plan,
  orderIndex: () => [2, 0],
  organization: () => ['Canada'],
  owner: user,
  parent: plan,
  plan,
  planId: plan,
  profileImage: asset,
  record: async ({ tactic, world }) => [await tactic(), world.tactics.other],
  relatedInitiatives: async (scenario) => {
    const initiativeId = await campaign(scenario)
    const hidden = await hiddenCampaign(scenario)
    return [[{ initiativeId }, { initiativeId }], [{ initiativeId: hidden }], []]
  },
  role,
  roleId: role,
  rolesObserved: ({ plan: { id } }) => [[{ plan: id, role: 4 }]],
  rows: async (scenario) => {
    const itemId = await scenario.tactic()
    await hiddenCampaign(scenario)
    const values = {
      title: ' Imported ',
      type: 'Monthly Focus',
      platforms: ['Instagram', 'Instagram'],
      startDate: days[0],
      endDate: times[1],
      isAllDay: true,
      isUnscheduled: true,
      isFlagged: true,
      estimatedCost: 0,
      actualCost: 2,
      impressions: 0,
      ratingPoints: 2,
      repeats: 'Weekly on Monday',
      repeatsUntil: days[1],
      tags: ['Objective:Awareness', 'Objective:Awareness'],
    }
    const hidden = [
      ['tags', [secrets.blockedTag]],
      ['initiatives', [`Hidden text ${scenario.turn}`]],
    ] as const
    return [...Object.entries(values), ...hidden].map(([name, value]) => [
      { row: 1, itemId, values: { [name]: value } },
      { row: 2, values: { title: 'New', channel: 'Social Media', type: 'Type', [name]: value } },
    ])
  },
  rrule: () => ['FREQ=WEEKLY;BYDAY=MO', 'FREQ=DAILY;COUNT=3', 'FREQ=NEVER'],
  seats: () => [{ universal: 0, admin: 2, viewer: 3 }],
  settings: () => [{ range: 'quarter' }],
  subscriptionIds: subscriptions,
  subscriptions,
  tactic: async ({ tactic, world }) => [await tactic(), world.tactics.other],
  tacticField: field,
  tacticFieldId: field,
  tacticPlatformIds: platforms,
  tacticPlatforms: platforms,
  tacticType,
  tacticTypeId: tacticType,
  tactics,
  tagIds: tags,
  taggedUsers: listOf(
    async ({ world }) => world.people.viewer,
    ({ world }) => world.people.outsider,
  ),
  tags,
  text: () => [' Objective:Other text '],
  timeZone: () => ['Europe/Berlin', 'Nowhere'],
  typeValues: ({ plan: { textFieldId, numberFieldId }, world }) => [
    [
      { tacticFieldId: textFieldId, value: ' Words ' },
      { tacticFieldId: numberFieldId, value: 0 },
    ],
    [{ tacticFieldId: textFieldId, value: null }],
    [{ tacticFieldId: world.plans.other.textFieldId, value: 'x' }],
  ],
  uiColor: () => ['#2A5C8F', '#FFFFAA'],
  user,
  userId: user,
  userRole: async ({ channel: makeChannel }) => [
    { role: 4 },
    { role: 5, channels: [await makeChannel()], canViewBudget: false },
    { role: 5, canEditAllChannels: true },
  ],
}

/** Returns possible values of a field of a request, other than null. */
export async function valuesOfField(
  name: string,
  schema: Schema,
  newScenario: () => Scenario,
): Promise<readonly unknown[]> {
  const make = valuesByName[name]
  const scenario = newScenario()
  if (make !== undefined) return make(scenario, newScenario)
  const values = valuesOfSchema(schema, ` Other text ${scenario.turn} `)
  if (values === null) throw new Error(`The field ${name} needs values in field-values.ts.`)
  return values
}

/** Whether a field can be null. */
export function isNullable({ type, anyOf }: Schema): boolean {
  if (Array.isArray(type)) return type.includes('null')
  return Array.isArray(anyOf) && JSON.stringify(anyOf).includes('"null"')
}

function valuesOfSchema(
  { type, enum: options, pattern, items }: Schema,
  otherText: string,
): readonly unknown[] | null {
  if (Array.isArray(options)) return options.filter((option) => option !== null).slice(0, 3)
  const [kind]: unknown[] = Array.isArray(type) ? type : [type]
  if (kind === 'boolean') return [true, false]
  if (kind === 'integer' || kind === 'number') return [2, 0]
  if (kind === 'array') return items === undefined ? null : [['B', 'A', 'B']]
  if (kind !== 'string') return null
  const dates = [[otherText], days, times].find((texts) => matches(texts, pattern))
  return dates ?? null
}

function matches(texts: readonly string[], pattern: unknown): boolean {
  return typeof pattern !== 'string' || texts.every((text) => new RegExp(pattern).test(text))
}
