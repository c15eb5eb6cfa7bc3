/** The longest custom range of a statistic, in days, both ends counted. Decision: a leap year. @spec TAR-10 */
export const customRangeDaysMax = 366;
/** The longest range of alarms that is analysed, in days: five whole years, two of them leap years. Decision. @spec ALM-10 */
export const analysisDaysMax = 1827;
/** The longest range whose quality is measured, in days: it looks at every alarm. Decision: a month. @spec N17 */
export const qualityDaysMax = 31;
/** The most operators that quality is measured for. Decision. @spec N17 */
export const operatorsMax = 99;
/** The most devices of one usage-rate view. @spec ANA-02 */
export const usageDevicesMax = 20;
/** After so many minutes without movement a place counts as unmanned. Decision: half an hour. @spec ANA-02 */
export const unmannedAfterMinutes = 30;
/** The lines of a place that nobody is in carry more than so many amperes: something was left on. Decision. @spec ANA-02 */
export const idleCurrentA = 10;
/** How far leakage and consumption views and their export go back, in days. @spec ANA-03 */
export const electricityDays = 90;
/** The longer window of electricity views and exports, in months. @spec ANA-03 */
export const electricityMonths = 12;
/** The longer window of a place's humidity chart, in days. @spec ANA-03 */
export const humidityDays = 7;
/** The shorter window of a place's humidity chart, in hours. @spec ANA-03 */
export const humidityHours = 24;
/** The fewest points a thinned chart is drawn with: both ends, the lowest and the highest. Decision. @spec ANA-04 */
export const chartPointsMin = 4;
/** Steps of the heat map beside "none". Decision: five, the most that shades keep apart. @spec ANA-05 */
export const heatSteps = 5;
