import { renderToString } from 'react-dom/server'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { appRoutes, loadPlace } from './routes'

const Screen = () => null

function routesFixture(lazy: () => Promise<{ Component: () => null }>): RouteObject[] {
  return [
    {
      children: [
        { path: '/plans', lazy: async () => ({ Component: Screen }) },
        { path: '/month', lazy, children: [{ path: 'day', element: null }] },
      ],
    },
  ]
}

test('the code of a place is put into its route, and nothing else is loaded', async () => {
  const load = vi.fn<() => Promise<{ Component: () => null }>>(async () => ({ Component: Screen }))
  const routes = routesFixture(load)
  await loadPlace(routes, '/month/day')
  const [, month] = matchRoutes(routes, '/month/day') ?? []
  const [, plans] = matchRoutes(routes, '/plans') ?? []
  expect(month?.route).toMatchObject({ Component: Screen, lazy: undefined })
  expect(plans?.route.Component).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that cannot be loaded is left for the router to ask for again', async () => {
  const routes = routesFixture(() => Promise.reject(new Error('offline')))
  await loadPlace(routes, '/month')
  const [, month] = matchRoutes(routes, '/month') ?? []
  expect(month?.route.Component).toBeUndefined()
  expect(typeof month?.route.lazy).toBe('function')
})

test('the first frame says that the app is loading', () => {
  expect(renderToString(appRoutes()[0]?.hydrateFallbackElement)).toContain('Loading')
})

test('an address that leads nowhere loads nothing', async () => {
  await expect(loadPlace([{ path: '/plans' }], '/nowhere')).resolves.toBeUndefined()
})

test.each([
  ['', '/calendar'],
  ['/', '/calendar'],
  ['/calendar', '/calendar/month'],
  ['/calendar/', '/calendar/month'],
])(
  'the address of a plan with “%s” leads to %s, with its dates and filters',
  async (path, place) => {
    const plan = 'https://planner.test/account/1/plan/12'
    const query = '?date=2026-11&tg=21'
    const route = matchRoutes(appRoutes(), new URL(`${plan}${path}`).pathname)?.at(-1)?.route
    if (typeof route?.loader !== 'function') throw new Error('The route redirects nowhere.')
    const request = new Request(`${plan}${path}${query}`)
    const answer: unknown = await route.loader({
      request,
      url: new URL(request.url),
      pattern: path,
      params: {},
      context: {},
    })
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(
      `/account/1/plan/12${place}${query}`,
    )
  },
)

test.each([
  ['tactic', ['TacticDetail']],
  ['initiative', ['InitiativeDetail']],
  ['settings/initiative', ['AccountInitiativeDetail', 'PlanInitiativeDetail']],
])('an item that is opened at %s, or begun there, has the page %s', (path, names) => {
  const pageOf = (id: number) =>
    matchRoutes(appRoutes(), `/account/1/plan/12/${path}/${id}`)?.flatMap(
      ({ route }) => route.id ?? [],
    )
  expect([pageOf(0), pageOf(9)]).toEqual([names, names])
})
