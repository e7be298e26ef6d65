import { onAnswer } from '@/api/reader';
import { createDifferenceList } from './difference-list';
import { DifferencesPanel } from './differences-panel';
import { mount } from './mount';

/** Lists what the answers differ in from the contract while the app is used, in a panel beside it. */
export const watchAnswers = (): void => {
  const list = createDifferenceList();
  onAnswer(list.hear);
  mount(<DifferencesPanel list={list} />);
};
