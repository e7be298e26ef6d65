import { onAnswer } from '@/api/tolerant/reader';
import { createDifferenceList } from './difference-list';
import { DifferencesPanel } from './differences-panel';
import { mount } from './mount';

/** Lists the differences between responses and contract in a panel while the app is used. */
export const watchAnswers = (): void => {
  const list = createDifferenceList();
  onAnswer(list.hear);
  mount(<DifferencesPanel list={list} />);
};
