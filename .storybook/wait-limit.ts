import { configure } from 'storybook/test'

// Only a hang reaches this limit. Code that is loaded later is compiled when it is first requested,
// which takes a busy machine more than the default of one second.
configure({ asyncUtilTimeout: 60_000 })
