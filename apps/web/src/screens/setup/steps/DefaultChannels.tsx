import { channelsNotAdded, savingChannels, SETUP_MESSAGES } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Checkbox } from '@throughline/ui/Checkbox'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlanSettings } from '../../../plan'
import { useSetupFrame } from '../setup-frame'
import { StepPage } from '../StepPage'
import { Card, CardColor, CardName, Cards, Progress } from './DefaultChannels.styles'
import { useDefaultChannels } from './use-default-channels'

/** Step in which users add default channels to the plan, or remove them. */
export function DefaultChannels() {
  const { plan } = usePlanSettings()
  const { goOn } = useSetupFrame()
  const { isLoading, cards, isChosen, isBusy, choose, busyCount, failed, retry, question } =
    useDefaultChannels(plan)
  const [isGoingOn, setIsGoingOn] = useState(false)
  const isSaving = busyCount > 0
  // Leaves the step once the server has stored all channels, or stays to show the failed ones.
  if (isGoingOn && !isSaving && failed.length > 0) setIsGoingOn(false)
  const isDone = isGoingOn && !isSaving && failed.length === 0
  const leave = useEffectEvent(goOn)
  useEffect(() => {
    if (isDone) leave()
  }, [isDone])

  return (
    <StepPage
      state={{ status: isLoading ? 'loading' : 'ready' }}
      next={{
        isWaiting: isGoingOn && isSaving,
        goOn: () => {
          if (isSaving) setIsGoingOn(true)
          else goOn()
        },
      }}
    >
      {failed.length === 0 ? null : (
        <Banner
          tone="danger"
          title={channelsNotAdded(failed.map(({ name }) => name))}
          actions={<Button onClick={retry}>Try again</Button>}
        >
          {SETUP_MESSAGES.channelsNotAddedHelp}
        </Banner>
      )}
      <Cards aria-label="Default channels">
        {cards.map((card) => (
          <Card key={card.target.name} {...(isChosen(card) ? { 'data-chosen': '' } : null)}>
            <Checkbox
              aria-busy={isBusy(card)}
              label={
                <CardName>
                  <CardColor style={{ backgroundColor: card.color }} />
                  {card.name}
                </CardName>
              }
              help={card.typeNames.join(', ')}
              isChecked={isChosen(card)}
              onChange={(change) => {
                choose(card, change.isChecked)
              }}
            />
          </Card>
        ))}
      </Cards>
      <Progress>{isSaving ? savingChannels(busyCount) : null}</Progress>
      {question}
    </StepPage>
  )
}
