/** Creates alarms that notify a topic and link to the runbook section that says what to do. */
import { Alarm, type AlarmProps, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** Adds an alarm that is raised at or above its threshold. Missing data does not raise it. */
export type AddAlarm = (id: string, meaning: string, section: string, props: AlarmProps) => void;

export function alarmsTo(topic: ITopic, scope: Construct): AddAlarm {
  return (id, meaning, section, props) => {
    const alarm = new Alarm(scope, id, {
      alarmDescription: `${meaning}. Runbook: docs/runbook.md#${section}`,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...props,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  };
}
