import { createElement, type ComponentType, type ReactNode } from 'react'

interface Story {
  readonly args?: object
  readonly render?: (args: object, context: object) => ReactNode
}

/** The module of a file with stories. */
export type StoryModule = Record<string, Story> & {
  readonly default: Story & { readonly component?: ComponentType<object> }
}

/** A story that a server renders and a browser hydrates. */
export interface ServerSpecimen {
  /** The file of its stories, or the name of the component. */
  readonly name: string
  readonly load: () => Promise<ReactNode>
}

/** Returns the first story of each file, without decorators. */
export function firstStories(
  modules: Readonly<Record<string, () => Promise<StoryModule>>>,
): ServerSpecimen[] {
  return Object.entries(modules).map(([name, load]) => ({
    name,
    load: async () => firstStory(await load()),
  }))
}

function firstStory({ default: meta, ...others }: StoryModule): ReactNode {
  const [name, story] = Object.entries(others)[0] ?? ['', {}]
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  const { component } = meta
  const Visible = () => {
    if (render !== undefined) return render(args, { name, args, globals: {}, parameters: {} })
    return component === undefined ? null : createElement(component, args)
  }
  return createElement(Visible)
}
