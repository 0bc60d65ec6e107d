export { firstStories } from './first-story'
export type { ServerSpecimen, StoryModule } from './first-story'
