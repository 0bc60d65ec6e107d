/** A tactic as the API returns it. */
export interface StoredTactic {
  readonly title: string
  /** `YYYY-MM-DDTHH:mm:ss` without a zone, as all dates of tactics. */
  readonly startDate: string
  readonly endDate: string
  readonly isAllDay: boolean
}

/** Reads tactics from the API of a server, independently of the browser. */
export class StoredTactics {
  private readonly api: string
  private readonly token: string

  private constructor(api: string, token: string) {
    this.api = api
    this.token = token
  }

  /** Signs in an admin of the demonstration. */
  static async open(origin: string): Promise<StoredTactics> {
    const api = `${origin}/api`
    const { accessToken } = await call<{ accessToken: { token: string } }>(`${api}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailAddress: 'admin@demo.test', password: 'throughline-demo' }),
    })
    return new StoredTactics(api, accessToken.token)
  }

  /** Returns the tactic of a plan that has a title and touches a day, or undefined. */
  async find(plan: number, day: string, title: string): Promise<StoredTactic | undefined> {
    const query = new URLSearchParams({ plan: String(plan), startDate: day, endDate: day })
    const { items } = await call<{ items: StoredTactic[] }>(
      `${this.api}/tactics?${query.toString()}`,
      { headers: { authorization: `Bearer ${this.token}` } },
    )
    return items.find((tactic) => tactic.title === title)
  }

  /** Returns the names of the channels of a plan, in their order. */
  async channelNames(plan: number): Promise<readonly string[]> {
    const { items } = await call<{ items: { name: string }[] }>(
      `${this.api}/channels?plan=${plan}`,
      { headers: { authorization: `Bearer ${this.token}` } },
    )
    return items.map(({ name }) => name)
  }

  /** Returns the total costs of a plan's items in a range of months, in whole dollars. */
  async expenses(plan: number, startDate: string, endDate: string) {
    const query = new URLSearchParams({ startDate, endDate })
    const { items } = await call<{ items: { estimate: number; actual: number }[] }>(
      `${this.api}/plans/${plan}/month-expenses?${query.toString()}`,
      { headers: { authorization: `Bearer ${this.token}` } },
    )
    return {
      estimate: items.reduce((sum, month) => sum + month.estimate, 0),
      actual: items.reduce((sum, month) => sum + month.actual, 0),
    }
  }
}

async function call<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  const answer: Answer = await response.json()
  return answer
}
