export { type StepFacts, type StepState } from './step-state'
export {
  englishStepperTexts,
  Stepper,
  type Step,
  type StepperProps,
  type StepperTexts,
} from './Stepper'
