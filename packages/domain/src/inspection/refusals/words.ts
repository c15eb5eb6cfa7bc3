import { defineWords } from '../../lib/index.ts';

/** Why a category, an item, a point or a line cannot be saved or deleted. @spec INS-01 INS-02 INS-03 */
export const inspectionRefusalWords = defineWords({
  'inspection.point.buildingFirst': {
    cn: '请先选择建筑，再填楼层',
    hk: '請先選擇樓宇，再填樓層',
    en: 'Choose the building before its floor',
  },
  'inspection.point.buildingElsewhere': {
    cn: '该单位没有这栋建筑',
    hk: '該單位沒有這幢樓宇',
    en: 'The unit does not have this building',
  },
  'inspection.point.noFloor': {
    cn: '该建筑没有此楼层：地上 {0} 层，地下 {1} 层',
    hk: '該樓宇沒有此樓層：地上 {0} 層，地庫 {1} 層',
    en: 'The building does not have that floor: it has {0} above ground and {1} below',
  },
  'inspection.point.inLine': {
    cn: '点位在线路“{line}”中，请先从线路移出再删除',
    hk: '巡查點在路線「{line}」內，請先從路線移走再刪除',
    en: 'The point is on the route "{line}"; remove it from the route before deleting it',
  },
  'inspection.point.notFound': {
    cn: '巡检点不存在或无权查看',
    hk: '巡查點不存在或無權檢視',
    en: 'There is no such point, or you may not see it',
  },
  'inspection.line.notFound': {
    cn: '巡检路线不存在或无权查看',
    hk: '巡查路線不存在或無權檢視',
    en: 'The route does not exist or you cannot see it',
  },
  'inspection.line.inPlan': {
    cn: '计划“{plan}”正在使用此路线，请先更换计划的路线或删除计划',
    hk: '計劃「{plan}」正在使用此路線，請先更換計劃的路線或刪除計劃',
    en: 'The plan "{plan}" walks this line; give the plan another line or delete it first',
  },
  'inspection.plan.notFound': {
    cn: '巡检计划不存在或无权查看',
    hk: '巡查計劃不存在或無權檢視',
    en: 'There is no such plan, or you may not see it',
  },
  'inspection.plan.otherUnit': {
    cn: '计划的路线须属于原来的单位',
    hk: '計劃的路線須屬於原來的單位',
    en: 'The route of a plan must belong to its unit',
  },
  'inspection.plan.inspector': {
    cn: '该单位没有此巡检员',
    hk: '該單位沒有此巡查員',
    en: 'The unit does not have this inspector',
  },
  'inspection.line.taken': {
    cn: '“{name}”已在线路“{line}”中',
    hk: '「{name}」已在路線「{line}」內',
    en: '"{name}" is already in the line "{line}"',
  },
});
