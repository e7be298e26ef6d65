import { useMemo } from 'react';
import { useAsk } from '@/components/use-ask';
import type { ListRow, RowActions } from './column';

/** The actions of which switching a row off asks first, where the list has something to say of it; and the dialog. */
export const useCautiousStatus = <Row extends ListRow>(actions: RowActions<Row>) => {
  const [ask, dialog] = useAsk();
  const cautious = useMemo((): RowActions<Row> => {
    const { caution, name, status } = actions;
    if (!caution || !status || 'label' in status) return actions;
    const isMeant = async (row: Row, active: boolean) => {
      const text = active ? undefined : await caution([row], 'deactivate');
      if (text === undefined) return true;
      return ask({ title: `Set “${name(row)}” inactive?`, confirm: 'Set inactive', text });
    };
    return { ...actions, status: { ...status, isMeant } };
  }, [actions, ask]);
  return [cautious, dialog] as const;
};
