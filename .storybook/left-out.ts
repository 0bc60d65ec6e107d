// Replaces packages that a library would load for a feature that Storybook never uses.
export default undefined
